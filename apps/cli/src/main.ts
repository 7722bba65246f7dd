import { run } from './cli.ts';

// Whoever read our output has gone: there is nobody left to tell anything. A full disk is worth a line.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
  if (code === 'EPIPE') process.exit(0);
  process.stderr.write(`hexwyrm: the output cannot be written (${code})\n`);
  process.exit(1);
});
process.stderr.on('error', () => process.exit(1));

process.exitCode = await run(process.argv.slice(2), process);
