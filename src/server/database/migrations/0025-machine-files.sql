-- Several files a line for the workshop's machines, with a job sheet; and what each finish asks of the machines.
ALTER TABLE finish ADD COLUMN settings jsonb NOT NULL DEFAULT '{}';

ALTER TABLE print_file RENAME TO machine_file;
ALTER TABLE machine_file
  ADD COLUMN kind text NOT NULL DEFAULT 'png'
    CHECK (kind IN ('png', 'pdf', 'svg', 'dxf', 'stl', 'jobSheet')),
  ADD COLUMN width_mm double precision,
  ADD COLUMN height_mm double precision,
  ADD COLUMN size_bytes integer NOT NULL DEFAULT 0;
UPDATE machine_file SET width_mm = width_px * 25.4 / 300, height_mm = height_px * 25.4 / 300;
ALTER TABLE machine_file
  DROP COLUMN width_px,
  DROP COLUMN height_px,
  ALTER COLUMN kind DROP DEFAULT,
  ALTER COLUMN size_bytes DROP DEFAULT,
  ALTER COLUMN width_mm SET NOT NULL,
  ALTER COLUMN height_mm SET NOT NULL,
  DROP CONSTRAINT print_file_pkey,
  ADD PRIMARY KEY (order_line_id, kind);
