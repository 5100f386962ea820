import type { Catalogue } from '../catalogues.ts';

/** What the cameras say, in German. */
export const camerasDe: Catalogue = {
  'No camera can be reached at this address. Enter its address in the center’s network.':
    'Unter dieser Adresse ist keine Kamera zu erreichen. Geben Sie ihre Adresse im Netz der Kita ein.',
  'Enter the port as a number from 1 to 65535': 'Geben Sie den Port als Zahl von 1 bis 65535 ein',
  'Camera name is required': 'Bitte geben Sie den Namen der Kamera ein',
  'Say why this guardian may not watch': 'Geben Sie an, warum diese Person nicht zusehen darf',
  'Live pictures are not available at the moment.': 'Live-Bilder sind im Moment nicht verfügbar.',
  'Live pictures are not available: ffmpeg is not installed on the server.':
    'Live-Bilder sind nicht verfügbar: Auf dem Server ist ffmpeg nicht installiert.',
  'Watching cameras is turned off for you. Please speak with the center.':
    'Die Kameras sind für Sie gesperrt. Bitte sprechen Sie mit der Kita.',
  'Privacy is on in this room at the moment. Please try again a little later.':
    'In dieser Gruppe ist gerade Kamerapause. Bitte versuchen Sie es etwas später noch einmal.',
  'You can watch this camera while your child is there.': 'Sie können diese Kamera ansehen, während Ihr Kind dort ist.',
  'This camera is currently offline.': 'Diese Kamera ist derzeit offline.',
  'Two people of your family are watching already. One of them has to stop first.':
    'Zwei Personen Ihrer Familie sehen bereits zu. Eine davon muss erst aufhören.',
  'You have stopped watching.': 'Sie haben das Zusehen beendet.',
  'Your camera viewing session has ended.': 'Das Ansehen ist beendet.',
  'This camera was not found': 'Diese Kamera wurde nicht gefunden',
  'You are watching another camera.': 'Sie sehen eine andere Kamera an.',
  'Choose View first': 'Wählen Sie zuerst „Kamera ansehen“',
  'This guardian may watch already': 'Diese Person darf bereits zusehen',
  'There is no such room': 'Diese Gruppe gibt es nicht',
  'Enter the camera’s address as a name or number, such as 192.168.1.20':
    'Geben Sie die Adresse der Kamera als Namen oder Nummer ein, zum Beispiel 192.168.1.20',
  'The stream address must begin with rtsp://, rtsps://, http:// or https://':
    'Die Stream-Adresse muss mit rtsp://, rtsps://, http:// oder https:// beginnen',
  'No address is stored for this camera.': 'Für diese Kamera ist keine Adresse gespeichert.',
  'Enter its IP address or its stream address.': 'Geben Sie ihre IP-Adresse oder ihre Stream-Adresse ein.',
  'There is no device with this name.': 'Es gibt kein Gerät mit diesem Namen.',
  'Check the spelling, or enter the camera’s IP address instead; its app or your router shows it.':
    'Prüfen Sie die Schreibweise, oder geben Sie stattdessen die IP-Adresse der Kamera ein; ihre App oder Ihr Router zeigt sie an.',
  'Larkhouse does not connect to this address.': 'Larkhouse verbindet sich nicht mit dieser Adresse.',
  'Enter the address the camera has in your own network. If the camera is elsewhere, your system administrator can allow its address with CAMERA_ALLOW_CIDRS.':
    'Geben Sie die Adresse ein, die die Kamera in Ihrem eigenen Netz hat. Steht sie anderswo, kann ihre Adresse auf dem Server mit CAMERA_ALLOW_CIDRS erlaubt werden.',
  'The device is there, but nothing answers at this port.': 'Das Gerät ist da, aber an diesem Port antwortet nichts.',
  'Check the port: 554 is usual for RTSP, 80 for a web camera. Turn RTSP on in the camera’s settings.':
    'Prüfen Sie den Port: 554 ist üblich für RTSP, 80 für eine Webkamera. Schalten Sie RTSP in den Einstellungen der Kamera ein.',
  'The camera does not answer.': 'Die Kamera antwortet nicht.',
  'Check that it has power and network, and that the server is in the same network.':
    'Prüfen Sie, ob sie Strom und Netz hat und ob der Server im selben Netz ist.',
  'The camera refuses the user name or password.': 'Die Kamera lehnt Benutzername oder Passwort ab.',
  'Enter the camera’s own user name and password. Many cameras lock after several wrong attempts: a saved password that was refused is sent again after half an hour.':
    'Geben Sie Benutzername und Passwort der Kamera selbst ein. Viele Kameras sperren sich nach mehreren Fehlversuchen: Ein gespeichertes Passwort, das abgelehnt wurde, wird nach einer halben Stunde wieder gesendet.',
  'The camera answers, but has no picture at this path.': 'Die Kamera antwortet, hat aber unter diesem Pfad kein Bild.',
  'Check the stream address; the maker’s manual lists it, often as “RTSP path”.':
    'Prüfen Sie die Stream-Adresse; das Handbuch des Herstellers nennt sie, oft als „RTSP-Pfad“.',
  'The camera points to another address, which Larkhouse does not follow.':
    'Die Kamera verweist auf eine andere Adresse; Larkhouse folgt ihr nicht.',
  'Enter the address the picture really comes from.': 'Geben Sie die Adresse ein, von der das Bild wirklich kommt.',
  'Something answers at this address, but it sends no camera picture.':
    'Unter dieser Adresse antwortet etwas, sendet aber kein Kamerabild.',
  'Enter the address of an RTSP stream, an MJPEG stream or a JPEG picture. HLS and web pages do not work.':
    'Geben Sie die Adresse eines RTSP-Streams, eines MJPEG-Streams oder eines JPEG-Bildes ein. HLS und Webseiten gehen nicht.',
  'The camera sends a kind of video that Larkhouse cannot read.':
    'Die Kamera sendet eine Art von Video, die Larkhouse nicht lesen kann.',
  'Set the video encoding to H.264 in the camera’s settings.':
    'Stellen Sie die Videokodierung in den Einstellungen der Kamera auf H.264.',
  'The camera answers, but no picture comes.': 'Die Kamera antwortet, aber es kommt kein Bild.',
  'Restart the camera, and choose its sub-stream with H.264 and a keyframe every 1 to 2 seconds.':
    'Starten Sie die Kamera neu und wählen Sie ihren Nebenstream mit H.264 und einem Keyframe alle 1 bis 2 Sekunden.',
  'The camera has ended the connection.': 'Die Kamera hat die Verbindung beendet.',
  'Some cameras serve only few viewers at once. Close other apps that watch it, or restart it.':
    'Manche Kameras lassen nur wenige zugleich zusehen. Schließen Sie andere Apps, die sie nutzen, oder starten Sie sie neu.',
  'The cameras are busy: as many pictures as the server can show at once are being watched. Please try again soon.':
    'Die Kameras sind ausgelastet: Es werden schon so viele Bilder angesehen, wie der Server zugleich zeigen kann. Bitte versuchen Sie es gleich noch einmal.',
  'Close other cameras. Your system administrator can allow more at once with CAMERA_PROCESSES.':
    'Schließen Sie andere Kameras. Wer den Server betreut, kann mit CAMERA_PROCESSES mehr zugleich zulassen.',
  'Your system administrator can install it, with “apt install ffmpeg” on Debian or Ubuntu.':
    'Wer den Server betreut, kann es installieren, unter Debian oder Ubuntu mit „apt install ffmpeg“.',
  'The camera does not send H.264, so the server converts its picture.':
    'Die Kamera sendet kein H.264, deshalb wandelt der Server ihr Bild um.',
  'That takes much of a processor for each camera. Set the video encoding to H.264 if the camera can.':
    'Das belegt je Kamera viel von einem Prozessor. Stellen Sie die Videokodierung auf H.264, wenn die Kamera das kann.',
  'Keyframes are too far apart, so the picture would appear late; the server converts it meanwhile.':
    'Die Keyframes liegen zu weit auseinander, das Bild käme spät; der Server wandelt es solange um.',
  'Set the keyframe interval (I-frame, GOP) to 1 or 2 seconds, and turn a “smart codec” off.':
    'Stellen Sie das Keyframe-Intervall (I-Frame, GOP) auf 1 oder 2 Sekunden und schalten Sie einen „Smart Codec“ aus.',
  'The picture is larger than phones need.': 'Das Bild ist größer, als Handys es brauchen.',
  'Use the camera’s sub-stream (640×360, about 500 kbit/s); it spares your internet connection.':
    'Nutzen Sie den Nebenstream der Kamera (640×360, etwa 500 kbit/s); das schont Ihre Internetverbindung.',
  'The connection is encrypted, but the camera’s certificate is not checked.':
    'Die Verbindung ist verschlüsselt, aber das Zertifikat der Kamera wird nicht geprüft.',
  'That is usual for cameras. Keep them in a network of their own.':
    'Das ist bei Kameras üblich. Betreiben Sie sie in einem eigenen Netz.',
  'The camera answers, but its picture could not be looked at without ffmpeg.':
    'Die Kamera antwortet, aber ohne ffmpeg ließ sich ihr Bild nicht ansehen.',
  'This piece of the picture is gone': 'Dieses Stück des Bildes ist nicht mehr da',
};
