/** What opens over Home by itself, once a day at most. */
import { linkTypes, noticeTypes } from '@shared/contract/codes'
import { eight } from './eight.ts'
import type { NoticeSeed } from './notice-seed.ts'

export const popups: readonly NoticeSeed[] = [
  {
    id: 'popup-codes',
    noticeType: noticeTypes.popup,
    linkType: linkTypes.article,
    linkUrl: 'help:codes',
    title: eight(
      'Nobody from our team asks for your codes',
      '저희 직원은 인증 코드를 묻지 않습니다',
      'スタッフが認証コードをお尋ねすることはありません',
      'ทีมงานของเราไม่ขอรหัสยืนยันจากคุณ',
      'Kakitangan kami tidak meminta kod anda',
      'Nhân viên của chúng tôi không bao giờ hỏi mã của bạn',
      'Nadie de nuestro equipo te pide tus códigos',
      '我们的员工不会向您索要验证码',
    ),
    abstract: eight(
      'A code from your mail, phone or authenticator is for this app alone. Whoever else asks for it, or for your password, is after your account.',
      '메일, 휴대전화, 인증 앱에서 받은 코드는 이 앱에서만 사용합니다. 다른 곳에서 코드나 비밀번호를 묻는다면 계정을 노리는 것입니다.',
      'メール、電話、認証アプリで受け取ったコードは、このアプリだけで使うものです。ほかの誰かがコードやパスワードを尋ねてきたら、アカウントが狙われています。',
      'รหัสที่ได้รับทางอีเมล โทรศัพท์ หรือแอปยืนยันตัวตนใช้ในแอปนี้เท่านั้น หากมีใครขอรหัสหรือรหัสผ่านจากคุณ แสดงว่าเขากำลังมุ่งเป้าไปที่บัญชีของคุณ',
      'Kod daripada e-mel, telefon atau aplikasi pengesah anda hanya untuk aplikasi ini. Sesiapa lain yang memintanya, atau meminta kata laluan anda, mahukan akaun anda.',
      'Mã gửi qua email, điện thoại hay ứng dụng xác thực chỉ dùng trong ứng dụng này. Bất kỳ ai khác hỏi mã hay mật khẩu đều đang nhắm vào tài khoản của bạn.',
      'Un código de tu correo, tu teléfono o tu autenticador es solo para esta aplicación. Quien te lo pida en otro lugar, o te pida la contraseña, va tras tu cuenta.',
      '邮件、手机或验证器中的验证码只用于本应用。其他任何人向您索要验证码或密码，都是在打您账号的主意。',
    ),
    age: 0,
  },
]
