declare module 'react-refresh/runtime' {
  /** Names a component, so that a later one of the same name is known to be its successor. */
  export function register(component: unknown, id: string): void
}
