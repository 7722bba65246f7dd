// npm run -s bench -- table [--json]: the built table in headless Chromium, beside a plain page in the same browser.
import { parseArgs } from 'node:util';
import { openHouse } from './house.ts';
import { measure } from './measure.ts';
import { report } from './report.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });

const house = await openHouse();
try {
  const measured = await measure(house);
  if (values.json) console.log(JSON.stringify(measured, null, 2));
  else {
    console.log(
      `${measured.scenario}, ${measured.counters} counters on the board, ${house.browser.version()}`,
    );
    console.table(report(measured));
    for (const screen of ['home', 'table'] as const) {
      console.log(`Sent for the ${screen} screen:`);
      console.table([...measured[screen].sent].sort((a, b) => b.bytes - a.bytes));
    }
  }
} finally {
  await house.close();
}
