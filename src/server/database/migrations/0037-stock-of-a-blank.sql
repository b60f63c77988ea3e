-- A count of the shelf asks what lies there for orders.
CREATE INDEX stock_hold_of_blank ON stock_hold (blank_variant_id) WHERE state IN ('held', 'taken');
