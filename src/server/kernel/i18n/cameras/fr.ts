import type { Catalogue } from '../catalogues.ts';

/** What the cameras say, in French. */
export const camerasFr: Catalogue = {
  'No camera can be reached at this address. Enter its address in the center’s network.':
    'Aucune caméra n’est joignable à cette adresse. Saisissez son adresse dans le réseau de la structure.',
  'Enter the port as a number from 1 to 65535': 'Indiquez le port par un nombre de 1 à 65535',
  'Camera name is required': 'Le nom de la caméra est obligatoire',
  'Say why this guardian may not watch': 'Dites pourquoi cette personne ne peut pas regarder',
  'Live pictures are not available at the moment.': 'Les images en direct ne sont pas disponibles pour le moment.',
  'Live pictures are not available: ffmpeg is not installed on the server.':
    'Les images en direct ne sont pas disponibles : ffmpeg n’est pas installé sur le serveur.',
  'Watching cameras is turned off for you. Please speak with the center.':
    'L’accès aux caméras est désactivé pour vous. Veuillez vous adresser à l’établissement.',
  'Privacy is on in this room at the moment. Please try again a little later.':
    'L’intimité est activée dans cette salle pour le moment. Réessayez un peu plus tard.',
  'You can watch this camera while your child is there.':
    'Vous pouvez regarder cette caméra pendant que votre enfant est là.',
  'This camera is currently offline.': 'Cette caméra est actuellement hors ligne.',
  'Two people of your family are watching already. One of them has to stop first.':
    'Deux personnes de votre famille regardent déjà. L’une d’elles doit d’abord arrêter.',
  'You have stopped watching.': 'Vous avez arrêté de regarder.',
  'Your camera viewing session has ended.': 'Votre session de visionnage de la caméra est terminée.',
  'This camera was not found': 'Cette caméra n’a pas été trouvée',
  'You are watching another camera.': 'Vous regardez une autre caméra.',
  'Choose View first': 'Choisissez d’abord Voir',
  'This guardian may watch already': 'Cette personne peut déjà regarder',
  'There is no such room': 'Cette salle n’existe pas',
  'Enter the camera’s address as a name or number, such as 192.168.1.20':
    'Indiquez l’adresse de la caméra par un nom ou un numéro, par exemple 192.168.1.20',
  'The stream address must begin with rtsp://, rtsps://, http:// or https://':
    'L’adresse du flux doit commencer par rtsp://, rtsps://, http:// ou https://',
  'No address is stored for this camera.': 'Aucune adresse n’est enregistrée pour cette caméra.',
  'Enter its IP address or its stream address.': 'Indiquez son adresse IP ou l’adresse de son flux.',
  'There is no device with this name.': 'Aucun appareil ne porte ce nom.',
  'Check the spelling, or enter the camera’s IP address instead; its app or your router shows it.':
    'Vérifiez l’orthographe, ou indiquez plutôt l’adresse IP de la caméra ; son application ou votre routeur l’affiche.',
  'Larkhouse does not connect to this address.': 'Larkhouse ne se connecte pas à cette adresse.',
  'Enter the address the camera has in your own network. If the camera is elsewhere, your system administrator can allow its address with CAMERA_ALLOW_CIDRS.':
    'Indiquez l’adresse de la caméra dans votre propre réseau. Si elle se trouve ailleurs, la personne qui gère le serveur peut autoriser son adresse avec CAMERA_ALLOW_CIDRS.',
  'The device is there, but nothing answers at this port.': 'L’appareil est là, mais rien ne répond sur ce port.',
  'Check the port: 554 is usual for RTSP, 80 for a web camera. Turn RTSP on in the camera’s settings.':
    'Vérifiez le port : 554 est habituel pour RTSP, 80 pour une caméra web. Activez RTSP dans les réglages de la caméra.',
  'The camera does not answer.': 'La caméra ne répond pas.',
  'Check that it has power and network, and that the server is in the same network.':
    'Vérifiez qu’elle est alimentée et connectée, et que le serveur est sur le même réseau.',
  'The camera refuses the user name or password.': 'La caméra refuse le nom d’utilisateur ou le mot de passe.',
  'Enter the camera’s own user name and password. Many cameras lock after several wrong attempts: a saved password that was refused is sent again after half an hour.':
    'Indiquez le nom d’utilisateur et le mot de passe propres à la caméra. Beaucoup de caméras se bloquent après plusieurs essais : un mot de passe enregistré qui a été refusé est renvoyé au bout d’une demi-heure.',
  'The camera answers, but has no picture at this path.': 'La caméra répond, mais n’a pas d’image à ce chemin.',
  'Check the stream address; the maker’s manual lists it, often as “RTSP path”.':
    'Vérifiez l’adresse du flux ; le manuel du fabricant l’indique, souvent sous « chemin RTSP ».',
  'The camera points to another address, which Larkhouse does not follow.':
    'La caméra renvoie à une autre adresse, que Larkhouse ne suit pas.',
  'Enter the address the picture really comes from.': 'Indiquez l’adresse d’où vient vraiment l’image.',
  'Something answers at this address, but it sends no camera picture.':
    'Quelque chose répond à cette adresse, mais n’envoie pas d’image de caméra.',
  'Enter the address of an RTSP stream, an MJPEG stream or a JPEG picture. HLS and web pages do not work.':
    'Indiquez l’adresse d’un flux RTSP, d’un flux MJPEG ou d’une image JPEG. HLS et les pages web ne fonctionnent pas.',
  'The camera sends a kind of video that Larkhouse cannot read.':
    'La caméra envoie un type de vidéo que Larkhouse ne sait pas lire.',
  'Set the video encoding to H.264 in the camera’s settings.':
    'Réglez l’encodage vidéo sur H.264 dans les réglages de la caméra.',
  'The camera answers, but no picture comes.': 'La caméra répond, mais aucune image n’arrive.',
  'Restart the camera, and choose its sub-stream with H.264 and a keyframe every 1 to 2 seconds.':
    'Redémarrez la caméra et choisissez son flux secondaire en H.264 avec une image clé toutes les 1 à 2 secondes.',
  'The camera has ended the connection.': 'La caméra a mis fin à la connexion.',
  'Some cameras serve only few viewers at once. Close other apps that watch it, or restart it.':
    'Certaines caméras n’acceptent que peu de spectateurs à la fois. Fermez les autres applications qui la regardent, ou redémarrez-la.',
  'The cameras are busy: as many pictures as the server can show at once are being watched. Please try again soon.':
    'Les caméras sont occupées : autant d’images que le serveur peut en montrer à la fois sont déjà regardées. Réessayez dans un instant.',
  'Close other cameras. Your system administrator can allow more at once with CAMERA_PROCESSES.':
    'Fermez d’autres caméras. La personne qui gère le serveur peut en autoriser davantage à la fois avec CAMERA_PROCESSES.',
  'Your system administrator can install it, with “apt install ffmpeg” on Debian or Ubuntu.':
    'La personne qui gère le serveur peut l’installer, sous Debian ou Ubuntu avec « apt install ffmpeg ».',
  'The camera does not send H.264, so the server converts its picture.':
    'La caméra n’envoie pas de H.264 ; le serveur convertit donc son image.',
  'That takes much of a processor for each camera. Set the video encoding to H.264 if the camera can.':
    'Cela occupe une bonne part d’un processeur par caméra. Réglez l’encodage vidéo sur H.264 si la caméra le permet.',
  'Keyframes are too far apart, so the picture would appear late; the server converts it meanwhile.':
    'Les images clés sont trop espacées et l’image apparaîtrait tard ; en attendant, le serveur la convertit.',
  'Set the keyframe interval (I-frame, GOP) to 1 or 2 seconds, and turn a “smart codec” off.':
    'Réglez l’intervalle des images clés (I-frame, GOP) sur 1 ou 2 secondes et désactivez le « codec intelligent ».',
  'The picture is larger than phones need.': 'L’image est plus grande que ce dont un téléphone a besoin.',
  'Use the camera’s sub-stream (640×360, about 500 kbit/s); it spares your internet connection.':
    'Utilisez le flux secondaire de la caméra (640×360, environ 500 kbit/s) ; il ménage votre connexion internet.',
  'The connection is encrypted, but the camera’s certificate is not checked.':
    'La connexion est chiffrée, mais le certificat de la caméra n’est pas vérifié.',
  'That is usual for cameras. Keep them in a network of their own.':
    'C’est habituel pour les caméras. Gardez-les dans un réseau à part.',
  'The camera answers, but its picture could not be looked at without ffmpeg.':
    'La caméra répond, mais sans ffmpeg son image n’a pas pu être examinée.',
  'This piece of the picture is gone': 'Cette partie de l’image n’est plus là',
};
