/**
 * Whether this browser is one that the app promises to run in (docs/rules/shell.md#browsers). Two features draw that line:
 * `dvh` came with Chrome 108, registered properties with Safari 16.4 and Firefox 128.
 */
export const supported = (): boolean => 'registerProperty' in CSS && CSS.supports('height: 1dvh')
