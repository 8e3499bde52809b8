"""Tests `LateWorker`, a worker that starts its thread only when it gets its first task."""

from app.base.late_worker import LateWorker


def test_a_late_worker_starts_its_thread_with_its_first_work_and_ends_the_thread_when_it_is_closed(qapp):
    worker = LateWorker("late")
    done: list[str] = []
    worker.close(lambda: done.append("never"))
    assert worker.wait()
    worker.do(done.append, "first")
    assert worker.has_begun
    worker.close(lambda: done.append("last"))
    assert done == ["first", "last"]
    worker.do(done.append, "again")
    worker.close(lambda: None)
    assert done == ["first", "last", "again"]
