// npm run -s bench -- table [--json] [--sent]: the built table in headless Chromium, beside a plain page in the same
// browser; with --sent only what travels to the first screen.
import { parseArgs } from 'node:util';
import { openHouse } from './house.ts';
import { type Arrivals, measure, measureArrivals } from './measure.ts';
import { arrivalLines, report } from './report.ts';

const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({ options: { json: flag, sent: flag } });

const printJson = (measured: object) => console.log(JSON.stringify(measured, null, 2));

function printSent(arrivals: Arrivals): void {
  for (const [where, { sent }] of Object.entries(arrivals)) {
    console.log(`Sent for ${where}:`);
    console.table([...sent].sort((a, b) => b.bytes - a.bytes));
  }
}

const house = await openHouse();
try {
  if (values.sent) {
    const arrivals = await measureArrivals(house);
    if (values.json) printJson(arrivals);
    else {
      console.table(arrivalLines(arrivals));
      printSent(arrivals);
    }
  } else {
    const measured = await measure(house);
    if (values.json) printJson(measured);
    else {
      for (const { game, scenario, counters } of measured.boards)
        console.log(`${game}, ${scenario}: ${counters} counters on the board`);
      console.log(`Chromium ${house.browser.version()}`);
      console.table(report(measured));
      printSent(measured.arrivals);
    }
  }
} finally {
  await house.close();
}
