-- By how much the shelf falls short of what orders hold or have bought. Nothing is for sale while it does.
ALTER TABLE blank_variant ADD COLUMN shortage integer NOT NULL DEFAULT 0 CHECK (shortage >= 0);
