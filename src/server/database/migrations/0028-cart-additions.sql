-- What a list of names put into a cart: the same list is not taken twice, and can be taken out again as one.
CREATE TABLE cart_addition (
  cart_id text NOT NULL REFERENCES cart ON DELETE CASCADE,
  -- Made by the shopper's device for each list.
  key uuid NOT NULL,
  -- [{personalisationHash, quantity}]; empty once it is taken back.
  lines jsonb NOT NULL,
  product_variant_id uuid NOT NULL REFERENCES product_variant,
  PRIMARY KEY (cart_id, key)
);
