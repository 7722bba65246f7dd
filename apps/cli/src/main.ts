import { run } from './cli.ts';

// Whoever read our output has gone: there is nobody left to tell anything.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await run(process.argv.slice(2), process);
