CREATE TABLE surveys (
  survey_id INTEGER PRIMARY KEY,
  signed_at INTEGER NOT NULL,
  is_open INTEGER NOT NULL,
  opportunity TEXT NOT NULL
) STRICT;

CREATE INDEX open_surveys ON surveys (survey_id) WHERE is_open = 1;
