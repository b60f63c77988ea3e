-- What machines are told of the demo shop's own blanks, where it was loaded before anything was told: without its base
-- a plaque would count as cut out. And which blanks turn in their machine, so that no batch sheet takes them.
UPDATE finish SET settings = known.settings
FROM blank, (VALUES
  ('white-mug', 'white', '{"temperatureC":190,"seconds":180,"pressure":"medium","note":"Mug press; let it cool in water that is not cold."}'::jsonb),
  ('steel-bottle', 'teal', '{"work":"engrave","powerPercent":45,"speedMmPerSecond":350,"passes":1,"rotary":true,"note":"Rotary, neck to the left."}'::jsonb),
  ('steel-bottle', 'blush', '{"work":"engrave","powerPercent":45,"speedMmPerSecond":350,"passes":1,"rotary":true,"note":"Rotary, neck to the left."}'::jsonb),
  ('steel-bottle', 'charcoal', '{"work":"engrave","powerPercent":45,"speedMmPerSecond":350,"passes":1,"rotary":true,"note":"Rotary, neck to the left."}'::jsonb),
  ('skinny-tumbler', 'white', '{"temperatureC":180,"seconds":75,"pressure":"light","note":"Oven wrap, seam at the back."}'::jsonb),
  ('glass-tumbler', 'clear', '{"work":"engrave","powerPercent":55,"speedMmPerSecond":250,"passes":1,"rotary":true,"note":"Rotary; wet paper on the glass keeps splinters down."}'::jsonb),
  ('slate-coaster', 'slate', '{"work":"engrave","powerPercent":60,"speedMmPerSecond":300,"passes":1}'::jsonb),
  ('hardboard-coaster', 'white', '{"temperatureC":190,"seconds":60,"pressure":"medium"}'::jsonb),
  ('placemat', 'white', '{"temperatureC":190,"seconds":75,"pressure":"medium"}'::jsonb),
  ('chopping-board', 'oak', '{"work":"engrave","powerPercent":70,"speedMmPerSecond":180,"passes":1,"note":"Mask the oil with tape where the grain is open."}'::jsonb),
  ('canvas-landscape', 'white', '{"temperatureC":195,"seconds":60,"pressure":"light","note":"Press in two halves with an overlap of 20 mm; stretch afterwards."}'::jsonb),
  ('canvas-square', 'white', '{"temperatureC":195,"seconds":60,"pressure":"light","note":"Stretch afterwards."}'::jsonb),
  ('round-clock', 'white', '{"temperatureC":190,"seconds":75,"pressure":"medium"}'::jsonb),
  ('slate-sign', 'slate', '{"work":"engrave","powerPercent":65,"speedMmPerSecond":280,"passes":1}'::jsonb),
  ('printed-plaque', 'sage', '{"relief":1.5,"base":{"w":200,"h":90,"thickness":4.5,"corner":6},"layerHeight":0.2,"infillPercent":20,"note":"Change from sage to cream at 4.5 mm."}'::jsonb),
  ('wooden-keyring', 'beech', '{"work":"engrave","powerPercent":35,"speedMmPerSecond":300,"passes":1}'::jsonb),
  ('metal-keyring', 'steel', '{"work":"engrave","powerPercent":80,"speedMmPerSecond":120,"passes":2,"note":"Marking spray before, rinse after."}'::jsonb),
  ('t-shirt', 'white', '{"temperatureC":200,"seconds":45,"pressure":"medium"}'::jsonb),
  ('t-shirt', 'navy', '{"temperatureC":160,"seconds":15,"pressure":"firm","note":"Cut mirrored, weed, peel warm."}'::jsonb)
) known (blank, finish, settings)
WHERE blank.id = finish.blank_id AND blank.slug = known.blank AND finish.slug = known.finish
  AND finish.settings = '{}';

UPDATE finish SET settings = settings || '{"rotary": true}'
FROM blank
WHERE blank.id = finish.blank_id AND blank.slug IN ('steel-bottle', 'glass-tumbler')
  AND NOT finish.settings ? 'rotary';
