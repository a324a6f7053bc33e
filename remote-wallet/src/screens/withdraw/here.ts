/** This form as it stands, for who goes and comes back. */
import type { Way } from '@shared/contract/address'
import * as to from '@shared/contract/to'
import { usePlace } from 'shell/navigation'

export const useHere = (): Way => to.withdraw(usePlace(to.withdraw).query)
