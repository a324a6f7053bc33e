import { inAllScripts } from '../in-all-scripts.ts'
import { enUs } from './en-us.ts'
import { jp } from './jp.ts'
import { ko } from './ko.ts'
import { mlxy } from './mlxy.ts'
import type { DeskWords } from './shape.ts'
import { tai } from './tai.ts'
import { vl } from './vl.ts'
import { xi } from './xi.ts'
import { zhCn } from './zh-cn.ts'

export const deskWords = inAllScripts<DeskWords>({ 'en-us': enUs, ko, jp, tai, mlxy, vl, xi, 'zh-cn': zhCn })
