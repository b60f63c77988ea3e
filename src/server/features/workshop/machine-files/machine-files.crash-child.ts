/**
 * The child process of the crash tests: a worker that kills itself with SIGKILL halfway through one
 * file, or after recording all files.
 */
import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { readConfig } from '../../../config/config.ts';
import { startWorker } from '../../../jobs/worker.ts';
import { openServices } from '../../../services/open-services.ts';
import { makeStopper } from '../../../process/stop.ts';
import { jobHandlers } from '../../../wiring.ts';

const [databaseUrl = '', dataFolder = '', crashAt = ''] = process.argv.slice(2);
const die = () => process.kill(process.pid, 'SIGKILL');

const handle = await open(import.meta.filename);
const files = Object.getPrototypeOf(handle) as Pick<FileHandle, 'write'> & {
  writeFile(bytes: Buffer): Promise<void>;
};
await handle.close();
const { writeFile } = files;
let begun = 0;
files.writeFile = async function (bytes) {
  begun += 1;
  if (String(begun) !== crashAt) return writeFile.call(this, bytes);
  await this.write(bytes.subarray(0, bytes.length / 2));
  die();
};

const logger = pino({ level: 'silent' });
const { services } = await openServices({
  databaseUrl,
  logger,
  stopper: makeStopper(logger),
  config: readConfig(
    {
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'silent',
    },
    '/nowhere',
  ),
  root: path.join(import.meta.dirname, '../../../../..'),
  secret: 'a secret of tests',
});
const { makeMachineFiles } = jobHandlers(services);
await startWorker({
  url: databaseUrl,
  logger,
  handlers: {
    async makeMachineFiles(payload, attempt) {
      await makeMachineFiles!(payload, attempt);
      if (crashAt === 'recorded') die();
    },
  },
});
