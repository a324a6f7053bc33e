/** A fault of the federation runtime is told by its code and its facts; the bundler's texts about it are left out. */
export const RUNTIME_001 = 'RUNTIME-001'
export const RUNTIME_002 = 'RUNTIME-002'
export const RUNTIME_003 = 'RUNTIME-003'
export const RUNTIME_004 = 'RUNTIME-004'
export const RUNTIME_005 = 'RUNTIME-005'
export const RUNTIME_006 = 'RUNTIME-006'
export const RUNTIME_007 = 'RUNTIME-007'
export const RUNTIME_008 = 'RUNTIME-008'
export const RUNTIME_009 = 'RUNTIME-009'
export const RUNTIME_010 = 'RUNTIME-010'
export const RUNTIME_011 = 'RUNTIME-011'
export const RUNTIME_012 = 'RUNTIME-012'
export const RUNTIME_013 = 'RUNTIME-013'
export const RUNTIME_014 = 'RUNTIME-014'
export const RUNTIME_015 = 'RUNTIME-015'

/** By code: none has a text. */
export const runtimeDescMap = {}

export const getShortErrorMsg = (code: string, _texts: object, facts?: object, cause = ''): string =>
  `${code} ${JSON.stringify(facts)} ${cause}`

type Tell = (message: string) => unknown

/** @param tell throws */
export const logAndReport = (code: string, texts: object, facts: object, tell: Tell, cause?: string): unknown =>
  tell(getShortErrorMsg(code, texts, facts, cause))
