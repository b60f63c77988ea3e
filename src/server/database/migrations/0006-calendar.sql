-- Bank holidays as last fetched; the shipped snapshot stands in until the first fetch.
CREATE TABLE bank_holiday_feed (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  feed jsonb NOT NULL,
  fetched_at timestamptz NOT NULL
);
