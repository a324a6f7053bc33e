/** Parts of /login that load after the first paint: its other forms and the contents of its sheets. */
export { LanguageList } from '../../parts/language-list.tsx'
export { ByPasskey } from './by-passkey.tsx'
export { GuestSheet } from './guest-sheet.tsx'
export { NeedSheet } from './need-sheet.tsx'
export { RegisterForm } from './register-form.tsx'
export { ResetForm } from './reset-form.tsx'
