-- What pieces come through while they are made, such as Printed and Pressed: settings, by process. No constraint ties
-- it to the state, because processes of the version before do not know the column.
ALTER TABLE piece ADD COLUMN stage text;
ALTER TABLE piece_event ADD COLUMN stage text;
-- Where the scan found the piece, and to which stage it brought it.
ALTER TABLE scan ADD COLUMN from_stage text, ADD COLUMN stage text;
