/**
 * The failed tests, to be listed once more at the end: the runner's own output about them is thousands of lines above.
 */
import { ROOT } from './root.mjs';

const LINES_OF_A_FAILURE = 20;

export function failuresOfVitest({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [failure(name, '', message)];
    return failed.map((test) => failure(name, test.fullName, test.failureMessages.join('\n')));
  });
}

/** A test is named with its engine, because it runs in several. */
export function failuresOfPlaywright({ file, specs, suites = [] }) {
  const failed = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const errors = results.flatMap((result) => result.errors);
        return failure(file, `[${projectName}] ${title}`, errors.map(({ message }) => message).join('\n'));
      }),
  );
  return [...failed, ...suites.flatMap(failuresOfPlaywright)];
}

function failure(path, title, message) {
  const file = path.replace(`${ROOT}/`, '');
  const lines = message.split('\n').slice(0, LINES_OF_A_FAILURE);
  return { file, name: title === '' ? file : `${file} › ${title}`, message: lines.join('\n') };
}
