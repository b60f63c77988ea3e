-- The number from which the code on a piece's job ticket is computed.
-- In the database, so that pieces that processes of the version before make while a shop is upgraded have one too.
ALTER TABLE piece ADD COLUMN number bigint GENERATED ALWAYS AS IDENTITY UNIQUE;
