-- Words of searches that found nothing, counted by day. Nothing is stored about who searched.
CREATE TABLE missed_search (
  day date NOT NULL,
  word text NOT NULL,
  searches integer NOT NULL,
  PRIMARY KEY (day, word)
);
