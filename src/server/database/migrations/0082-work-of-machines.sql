-- What was made since a moment tells the pace of the workshop's machines.
CREATE INDEX piece_event_made ON piece_event (at) INCLUDE (piece_id) WHERE to_state = 'made';
