-- The rates of each invoice and credit note, so that a report need not read the documents.
CREATE TABLE invoice_rate (
  invoice_id uuid NOT NULL REFERENCES invoice,
  vat_rate_percent integer NOT NULL,
  kind text NOT NULL,
  issued_at timestamptz NOT NULL,
  gross_pence integer NOT NULL,
  vat_pence integer NOT NULL,
  PRIMARY KEY (invoice_id, vat_rate_percent)
);
INSERT INTO invoice_rate
  SELECT invoice.id, (rate ->> 'vatRatePercent')::int, kind, issued_at,
    (rate ->> 'grossPence')::int, (rate ->> 'vatPence')::int
  FROM invoice, jsonb_array_elements(document -> 'rates') AS rates (rate);
CREATE INDEX invoice_rate_issued ON invoice_rate (issued_at)
  INCLUDE (vat_rate_percent, kind, gross_pence, vat_pence);
