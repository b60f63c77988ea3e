-- The workshop's board shows every change of a piece. One notification for each statement, however many pieces it moves.
CREATE FUNCTION tell_office_of_pieces() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('office', 'piece');
  RETURN NULL;
END $$;
CREATE TRIGGER piece_told AFTER INSERT OR UPDATE ON piece
  FOR EACH STATEMENT EXECUTE FUNCTION tell_office_of_pieces();
