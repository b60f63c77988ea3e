-- A product page names its like: the same design on other things, other designs on the same thing.
CREATE INDEX product_design ON product (design_id, position);
CREATE INDEX product_blank ON product (blank_id, position);
