/** `pnpm types`: the types of everything, those of the stylesheets written first. */
import { commandLine } from './command-line.ts'
import { writeCssTypes } from './css-types.ts'
import { passes } from './run.ts'

commandLine('pnpm types: the types of everything, those of the stylesheets written first', {})
writeCssTypes()
// what was looked at before is looked at again where it, or what it leans on, differs: a third of the whole
const args = ['--noEmit', '--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo']
if (!passes('node_modules/.bin/tsc', args)) process.exitCode = 1
