// Import this first: it stops with one clear line when Node is too old for everything that follows.
const oldest = [20, 19];
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  console.error(`Hexwyrm needs Node ${oldest.join('.')} or newer; this is ${process.version}.`);
  process.exit(1);
}
