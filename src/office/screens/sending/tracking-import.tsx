/** Imports the carrier's file of tracking numbers: shown first, then dispatched. */
import { useState } from 'react';
import { CARRIERS, type CarrierCode } from '../../../domain/delivery/carriers.ts';
import {
  findColumns,
  readTrackingTable,
  type TrackingColumns,
  type TrackingTable,
} from '../../../domain/sending/tracking-file.ts';
import { Select, TextField } from '../../parts/field.tsx';
import { readText } from './read-text.ts';
import { FILE_FAULTS } from './tracking.ts';
import { TrackingRows } from './tracking-rows.tsx';

const CARRIER_OPTIONS = (Object.keys(CARRIERS) as CarrierCode[]).map((value) => ({
  value,
  label: CARRIERS[value].name,
}));
const LARGEST_BYTES = 20_000_000;

type ReadFile = { id: string; fault: string } | { id: string; table: TrackingTable };

async function readFile(file: File): Promise<ReadFile> {
  const id = crypto.randomUUID();
  if (file.size > LARGEST_BYTES) return { id, fault: FILE_FAULTS.tooLong };
  // The browser refuses a file that has changed or gone since it was chosen.
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return { id, fault: 'The file cannot be read. Choose it again.' };
  const table = readTrackingTable(readText(new Uint8Array(bytes)));
  return 'fault' in table ? { id, fault: FILE_FAULTS[table.fault] } : { id, table };
}

export function TrackingImport({ carrier: other }: { carrier: CarrierCode }) {
  const [carrier, setCarrier] = useState<CarrierCode>('royal-mail');
  const [file, setFile] = useState<ReadFile | null>(null);
  const [columns, setColumns] = useState<TrackingColumns>({ reference: null, tracking: null });
  const open = async (chosen: File | undefined) => {
    if (!chosen) return;
    const read = await readFile(chosen);
    if ('table' in read) setColumns(findColumns(read.table.headings));
    setFile(read);
  };
  const { reference, tracking } = columns;
  return (
    <section className="panel" aria-labelledby="tracking">
      <header>
        <h2 id="tracking">Tracking numbers from the carrier</h2>
      </header>
      <div className="body stack">
        <p className="soft">
          Choose the CSV file that the carrier’s program gives once labels are bought. You see first
          what each row does; nothing is sent before you dispatch.
        </p>
        <div className="row wrap at-end">
          <Select
            label="Carrier"
            options={CARRIER_OPTIONS.toSorted(
              (one, two) => rank(one.value, other) - rank(two.value, other),
            )}
            value={carrier}
            onChange={setCarrier}
          />
          <TextField
            label="File"
            type="file"
            accept=".csv,.txt,text/csv"
            error={file && 'fault' in file ? file.fault : undefined}
            // The same file, chosen once more, is read once more.
            onClick={({ currentTarget }) => {
              currentTarget.value = '';
            }}
            onChange={({ currentTarget }) => void open(currentTarget.files?.[0])}
          />
        </div>
        {file && 'table' in file && (
          <>
            <ColumnChoice table={file.table} columns={columns} onChange={setColumns} />
            {reference === null || tracking === null ? (
              <p role="status">Choose both columns to see what the file does.</p>
            ) : (
              <TrackingRows
                key={`${file.id} ${carrier} ${reference} ${tracking}`}
                id={file.id}
                table={file.table}
                columns={{ reference, tracking }}
                carrier={carrier}
              />
            )}
          </>
        )}
      </div>
    </section>
  );
}

/** Those that the shop uses come first. */
const rank = (carrier: CarrierCode, other: CarrierCode): number =>
  carrier === 'royal-mail' ? 0 : carrier === other ? 1 : 2;

interface ColumnChoiceProps {
  table: TrackingTable;
  columns: TrackingColumns;
  onChange: (columns: TrackingColumns) => void;
}

function ColumnChoice({ table: { headings }, columns, onChange }: ColumnChoiceProps) {
  const options = [
    { value: '', label: 'Choose a column' },
    ...headings.map((heading, place) => ({
      value: String(place),
      label: heading === '' ? `Column ${place + 1}` : heading,
    })),
  ];
  const choose = (column: keyof TrackingColumns) => (value: string) =>
    onChange({ ...columns, [column]: value === '' ? null : Number(value) });
  return (
    <div className="row wrap at-end">
      <Select
        label="Column of order references"
        options={options}
        value={String(columns.reference ?? '')}
        onChange={choose('reference')}
      />
      <Select
        label="Column of tracking numbers"
        options={options}
        value={String(columns.tracking ?? '')}
        onChange={choose('tracking')}
      />
    </div>
  );
}
