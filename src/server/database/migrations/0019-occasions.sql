-- Which categories are days and people worth a present: search offers them apart from kinds of things.
ALTER TABLE category ADD COLUMN occasion boolean NOT NULL DEFAULT false;
UPDATE category SET occasion = true WHERE slug IN ('weddings', 'new-baby', 'teachers', 'christmas', 'family');
UPDATE category child SET occasion = true FROM category parent WHERE parent.id = child.parent_id AND parent.occasion;
