-- When the provider was last asked whether the payer approved, so that every open attempt gets its turn.
ALTER TABLE payment_attempt ADD COLUMN asked_at timestamptz;
