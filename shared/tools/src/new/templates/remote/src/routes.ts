import { msg } from '@lingui/core/macro'

export default [
] as const
