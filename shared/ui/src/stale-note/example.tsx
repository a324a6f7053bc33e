import type { Example } from '../example.tsx'
import { StaleNote } from './index.tsx'

const render = () => <StaleNote at={new Date(2026, 10, 21, 14, 3, 22).getTime()} stale />

export const example: Example = { name: 'Stale note', render }
