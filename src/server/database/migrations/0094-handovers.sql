-- Parcels handed over to the carrier's program by its API: the latest of each order.
CREATE TABLE handover (
  order_id uuid PRIMARY KEY REFERENCES customer_order,
  -- How many parcels of the order there were, with this one. Others left before, so their row is outdated.
  parcel integer NOT NULL CHECK (parcel > 0),
  state text NOT NULL CHECK (state IN ('waiting', 'handedOver', 'stopped')),
  asked_at timestamptz NOT NULL,
  -- How often its job could not be done.
  tries integer NOT NULL DEFAULT 0,
  -- When an order was sent to the carrier, if it is unknown what became of it. Written before it is sent.
  sent_at timestamptz CHECK (sent_at IS NULL OR state <> 'handedOver'),
  -- The carrier's.
  carrier_id text CHECK ((carrier_id IS NOT NULL) = (state = 'handedOver')),
  -- Once its label is bought. It leads to the address, so the row is deleted with the person.
  tracking text CHECK (tracking IS NULL OR state = 'handedOver'),
  trouble text CHECK (trouble IS NOT NULL OR state <> 'stopped'),
  -- What the carrier refuses, and its own words, which may quote the address.
  fields text[] NOT NULL DEFAULT '{}',
  said text
);
CREATE INDEX handover_untracked ON handover (asked_at) WHERE state = 'handedOver' AND tracking IS NULL;

-- One notification for each statement, however many orders it hands over.
CREATE FUNCTION tell_office_of_handovers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('office', 'handover');
  RETURN NULL;
END $$;
CREATE TRIGGER handover_told AFTER INSERT OR UPDATE ON handover
  FOR EACH STATEMENT EXECUTE FUNCTION tell_office_of_handovers();
