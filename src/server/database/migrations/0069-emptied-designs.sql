-- A line whose drawing was emptied has no design, so its picture is not offered.
UPDATE order_line SET design_hash = '' WHERE document = '{}' AND design_hash <> '';
