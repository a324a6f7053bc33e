import { useLater } from 'shell/screen'

const load = () => import('./beside.ts')

/** The parts of /login that its first picture does without; they come right after it. */
export const useBeside = () => useLater(load).parts
