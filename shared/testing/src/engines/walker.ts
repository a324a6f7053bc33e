/** What a person does at a phone and reads on it: all that steps which every engine walks may use. */
import type { Driver } from '../journeys/driver.ts'

export type Walker = Pick<
  Driver,
  'open' | 'reload' | 'back' | 'at' | 'arrives' | 'tap' | 'type' | 'figure' | 'sees' | 'misses' | 'says' | 'picture'
>
