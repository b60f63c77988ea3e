-- The title, help with choosing below a category's products, and the day of the year that the category is for.
ALTER TABLE category
  -- { paragraphs: text[], questions: { question, answer }[] }
  ADD COLUMN guide jsonb,
  -- Of its page, as people type it into a search engine.
  ADD COLUMN title text,
  ADD COLUMN gift_day text CHECK (gift_day IN ('valentines', 'mothersDay', 'fathersDay', 'christmas'));
