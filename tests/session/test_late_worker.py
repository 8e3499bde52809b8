"""Tests a worker that exists only once there is work for it."""

from app.base.late_worker import LateWorker


def test_a_late_worker_begins_with_its_first_work_and_ends_with_its_last():
    worker, done = LateWorker("late"), []
    worker.close(lambda: done.append("never"))
    assert worker.wait()
    assert not worker.has_begun
    worker.do(done.append, 1)
    assert worker.has_begun
    worker.close(lambda: done.append("last"))
    assert done == [1, "last"]
    assert not worker.has_begun
    worker.do(done.append, 2)
    worker.close(lambda: None)
    assert done == [1, "last", 2], "it begins again"
