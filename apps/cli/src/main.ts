import { run } from './cli.ts';

// The reader of our output has gone: exit silently. A full disk gets a line.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  if (code === 'EPIPE') process.exit(0);
  process.stderr.write(`hexwyrm: the output cannot be written (${code})\n`);
  process.exit(1);
});
process.stderr.on('error', () => process.exit(1));

process.exitCode = await run(process.argv.slice(2), process);
