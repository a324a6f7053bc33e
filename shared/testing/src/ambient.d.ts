declare module '*.module.css' {
  const classes: Record<string, string>
  export default classes
}
declare module '*.css'
declare module '*.svg' {
  const url: string
  export default url
}

/** Jest's own runner of a suite, which it describes nowhere. */
declare module 'jest-circus/runner' {
  import type { Config } from '@jest/types'

  type Run = (
    globalConfig: Config.GlobalConfig,
    config: Config.ProjectConfig,
    environment: unknown,
    runtime: object,
    path: string,
    send?: unknown,
  ) => Promise<unknown>
  /** A CommonJS module, with its default one deeper. */
  const runner: { default: Run }
  export default runner
}
