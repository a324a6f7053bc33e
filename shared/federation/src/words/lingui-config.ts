/** The lingui.config.ts of every unit: `export default linguiConfig(import.meta.dirname)`. */
import { defineConfig } from '@lingui/conf'
import { formatter } from '@lingui/format-po'
import { languageCode } from '@shared/contract/config'

/**
 * @param unitFolder the unit whose src/locales hold the catalogs
 * @param alsoFrom sources outside the unit whose words it carries, e.g. "../shared/ui/src" for the shell
 */
export const linguiConfig = (unitFolder: string, alsoFrom: string[] = []) =>
  defineConfig({
    rootDir: unitFolder,
    sourceLocale: 'en-us',
    locales: [...languageCode.options],
    format: formatter({ lineNumbers: false }),
    catalogs: [
      {
        path: '<rootDir>/src/locales/{locale}',
        include: ['src', ...alsoFrom],
        exclude: ['**/node_modules/**', '**/*.test.ts', '**/*.test.tsx', '**/example.tsx', '**/gallery/**'],
      },
    ],
  })
