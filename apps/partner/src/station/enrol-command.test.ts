import { expect, it } from 'vitest';
import { enrolCommand } from './enrol-command.tsx';

const OURS = { server: 'https://shop.example', code: 'K7PQ2M', printer: "ipp://p.local/'; rm -r ~ #" };

it.each([
  [
    'linux',
    "sudo SERVER_URL='https://shop.example' STATION_ENROL_CODE='K7PQ2M' PRINTER='ipp://p.local/; rm -r ~ #' sh station/install.sh",
  ],
  [
    'windows',
    "$env:SERVER_URL='https://shop.example'; $env:STATION_ENROL_CODE='K7PQ2M'; $env:PRINTER='ipp://p.local/; rm -r ~ #'; node station\\launcher.mjs",
  ],
] as const)('the command for %s has the code inside, and what is typed ends no quote', (system, command) => {
  expect(enrolCommand(system, OURS)).toBe(command);
});

it.each([
  ['linux', "sudo SERVER_URL='https://shop.example' STATION_ENROL_CODE='K7PQ2M' sh station/install.sh"],
  [
    'windows',
    "$env:SERVER_URL='https://shop.example'; $env:STATION_ENROL_CODE='K7PQ2M'; if (!$env:PRINTER) { $env:PRINTER='ipp://printer.local/ipp/print' }; node station\\launcher.mjs",
  ],
] as const)('[JN-10] the command for %s changes no printer that is set while the field is empty', (system, command) => {
  expect(enrolCommand(system, { ...OURS, printer: '' })).toBe(command);
});
