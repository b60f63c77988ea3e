-- Invoices and credit notes of a period, for the exports to bookkeeping programs.
CREATE INDEX invoice_issued ON invoice (issued_at, id);
