-- Scans of pieces in the workshop, by the id that the device made. A device that was offline sends a scan until it
-- hears its outcome, so the outcome is kept, and a scan that is sent again changes nothing.
CREATE TABLE scan (
  id uuid PRIMARY KEY,
  staff_id uuid NOT NULL REFERENCES staff,
  -- As it was read, of whatever it is.
  code text NOT NULL,
  to_state text NOT NULL CHECK (to_state IN ('making', 'made', 'packed')),
  -- By the clock of the device.
  scanned_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('advanced', 'refused', 'takenBack')),
  -- Why it was refused; may name people, so it is erased with the order.
  message text CHECK ((message IS NOT NULL) = (outcome = 'refused')),
  -- Null if the code is of no piece.
  piece_id uuid REFERENCES piece,
  -- Where the scan found the piece, and the version that it made; null if it was refused.
  from_state text CHECK ((from_state IS NULL) = (outcome = 'refused')),
  piece_version integer CHECK ((piece_version IS NULL) = (outcome = 'refused'))
);
CREATE INDEX scan_received ON scan (received_at);
CREATE INDEX scan_piece ON scan (piece_id);
