/** The oldest browsers that the app promises to run in (docs/rules/shell.md#browsers), stated once. */
import { browserslistToTargets } from 'lightningcss'

export const browsers = ['chrome 109', 'safari 16.4', 'ios_saf 16.4', 'firefox 128']

/** The same for the stylesheets. */
export const cssTargets = browserslistToTargets(browsers)
