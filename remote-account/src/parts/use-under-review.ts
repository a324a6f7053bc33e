import { identityStates } from '@shared/contract/codes'
import { useSession } from 'shell/session'

/** Whether the person handed in an identity that the desk has not judged yet: then nothing is to be done but to wait. */
export const useUnderReview = (): boolean => useSession().user?.basicState === identityStates.underReview
