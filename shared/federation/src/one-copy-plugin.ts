/** Of what the shell lends for its state a page has one: a copy that a remote brings would draw, translate or ask beside it. */
import path from 'node:path'
import type { Compiler, Module } from 'webpack'
import { isSingle } from './share.ts'
import { plainPath, workspaceRoot } from './workspace.ts'

/** The package that a file is of, e.g. "react", "@lingui/core"; in this workspace the shell is a folder. */
const libraryOf = (file: string) =>
  file.startsWith(path.join(workspaceRoot, 'shell/src/'))
    ? 'shell'
    : (/.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? '')

const carriedIn = (modules: Iterable<Module>): string[] => [
  ...new Set(Array.from(modules, module => libraryOf(plainPath(module.nameForCondition() ?? ''))).filter(isSingle)),
]

const refusal = (library: string) =>
  `This remote carries a copy of ${library}, and a page has one, which the shell lends: share "${library}" and "${library}/" with import: false (docs/foreign.md#a-remote-of-your-own)`

/** Fails the build of a remote that carries such a copy. */
export class OneCopyPlugin {
  apply({ hooks, webpack: { WebpackError } }: Compiler): void {
    hooks.compilation.tap('OneCopyPlugin', ({ errors, hooks: { finishModules } }) =>
      finishModules.tap('OneCopyPlugin', modules => {
        errors.push(...carriedIn(modules).map(library => new WebpackError(refusal(library))))
      }),
    )
  }
}
