-- The day that the next occurrence was put off to, and when that was said: a purchase since then counts instead. The day until
-- which a repeat is paused, and the first instant of that day in the time zone that counts.
ALTER TABLE recurring_items ADD put_off_until date, ADD put_off_at timestamptz,
  ADD paused_until date, ADD resumes_at timestamptz,
  ADD CHECK ((put_off_until IS NULL) = (put_off_at IS NULL)), ADD CHECK ((paused_until IS NULL) = (resumes_at IS NULL));
-- The same for all repeats of a list.
ALTER TABLE lists ADD repeats_paused_until date, ADD repeats_resume_at timestamptz,
  ADD CHECK ((repeats_paused_until IS NULL) = (repeats_resume_at IS NULL));
