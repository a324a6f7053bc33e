import { useLater } from 'shell/screen'

const load = () => import('./deferred.ts')

/** The parts of /login that its first picture does without; they come right after it. */
export const useDeferred = () => useLater(load).parts
