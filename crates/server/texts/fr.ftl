# Ce que dit le serveur lui-même. Les jeux parlent pour eux.


passphrase-set = Votre phrase secrète est enregistrée. Avec elle et votre nom, vous retrouvez vos parties sur n’importe quel appareil.

bye-restart = Le serveur redémarre ; la table revient dans un instant.
bye-store = Le serveur a perdu son disque de vue un instant. La table revient d’elle-même.
bye-deleted = Cette table a été supprimée.

no-page = Il n’y a rien à cette adresse.
print-answer-large = Cette réponse dépasserait 8 Mo. Demandez moins de parties ou moins de points par pouce, ou utilisez « galerne print ».
no-table = Cette table n’existe pas. Elle a peut-être été supprimée.
no-game = Cette table est celle d’un jeu que ce serveur n’a plus.
no-such-game = Ce jeu n’existe pas ici.

refused-no-name = Choisissez d’abord un nom.
refused-name = Quelqu’un d’autre porte ce nom, ou un nom qui lui ressemble, et le protège par une phrase secrète. Choisissez-en un autre.
refused-passphrase = Aucun joueur n’a ce nom et cette phrase secrète.
refused-passphrase-length = Une phrase secrète a de 10 à 200 caractères.
refused-over-there = La partie est finie à ce moment-là : revenez d’un coup en arrière pour la reprendre.
refused-no-luck = À cette table, la même chance ne peut pas revenir.
refused-no-chapter = Il n’y a pas de chapitre suivant ici.
refused-not-over = La partie n’est pas encore finie.
refused-reviews-each = Trois de vos parties attendent déjà leur analyse. Redemandez quand l’une d’elles sera faite.
refused-reviews-all = Trop de parties attendent leur analyse en ce moment. Redemandez dans un instant.
refused-owner = Seule la personne qui a ouvert la table peut la supprimer.
refused-token = Ce lien ou ce jeton n’est pas de cette table, ou n’est plus valable.
refused-origin = Cette demande vient d’un autre site.
refused-host = Ce serveur n’est pas connu sous ce nom.
refused-hosts = La requête donne deux fois le nom du serveur.
refused-slow = La requête a mis trop de temps à arriver. Rien n’a été changé ; réessayez.
refused-no-room = Ce serveur n’a plus de place pour une nouvelle table. Les tables ouvertes continuent ; demandez à la personne qui le tient de faire de la place.
refused-not-json = Envoyez du JSON : il manque « Content-Type: application/json » à la requête.
refused-json = Ce n’est pas du JSON : illisible à partir de la ligne { $line }, colonne { $column }.
refused-json-data = Ce JSON ne correspond pas à ce qui est attendu, ligne { $line }, colonne { $column }.
refused-not-text = Une partie enregistrée est un texte en UTF-8 ; ceci n’en est pas un.
refused-flood = C’était trop d’un coup. Attendez un instant.
refused-message = Le serveur n’a pas compris cette demande.
refused-id-or-action = Donnez soit le numéro, soit l’action.
refused-too-long = C’est trop long.
refused-no-hint = Pas de conseil pour l’instant.
refused-busy = Trop de joueurs demandent conseil en ce moment. Réessayez dans un instant.

start-bind = Le serveur ne peut pas écouter à { $address } : { $error }. Choisissez un autre port ou une autre adresse.
store-full = Le disque du serveur est plein. Rien n’a été changé.
store-locked = Un autre programme utilise la base de données. Rien n’a été changé.
store-in-use = Un autre serveur utilise déjà le dossier { $folder }. Arrêtez-le, ou choisissez un autre dossier.
store-foreign = { $path } n’est pas une base de données de Galerne. Rien n’y a été touché ; choisissez-en une autre.
store-newer = La base de données est en version { $found } ; ce programme connaît les versions jusqu’à { $known }. Utilisez un programme plus récent.
store-conflict = Quelqu’un d’autre a été plus rapide. Regardez de nouveau.
store-uncertain = La connexion à la base de données s’est rompue. On ne sait pas si l’écriture a eu lieu : renvoyez le message avec le même identifiant, il ne sera exécuté qu’une fois.
store-unreachable = La base de données est injoignable : { $error }
store-read-only = La base de données refuse les écritures : c’est un serveur de secours, ou elle est en lecture seule. Indiquez le serveur qui écrit.
store-unsafe = La base de données est réglée sur { $setting } : elle perdrait des coups déjà confirmés. Changez ce réglage, puis relancez.
store-plain = La base de données est sur { $host }, et ce programme ne chiffre pas ce qu’il y envoie. Faites passer la connexion par un tunnel chiffré, ou ajoutez ?sslmode=disable à l’adresse si personne d’autre ne peut écouter.
store-not-empty = La destination contient { $id }, qui n’est pas dans la source ou a continué depuis. La copie s’est arrêtée : choisissez une destination vide.
store-miscopied = { $id } ne se relit pas dans la destination comme dans la source. La copie s’est arrêtée là ; ne la servez pas.
store-wrong-key = Les autres serveurs de cette base signent avec une autre clé que { $path }. Copiez leur clé à cet endroit, ou indiquez-la avec --key.
store-older = La base de données est en version { $found } ; ce programme a besoin de la version { $known }. Mettez-la à jour avec : galerne store migrate
store-gone = Le serveur s’arrête. Rien n’a été changé.
store-broken = Le serveur ne peut pas se servir de sa base de données en ce moment. Rien n’a été changé ; la personne qui le tient en trouve la raison dans son journal.
store-damaged = La base de données { $path } est endommagée. Les tables encore lisibles sont servies. Mettez une copie du fichier de côté, puis rétablissez une sauvegarde, ou récupérez ce qui se lit avec : sqlite3 { $path } .recover
store-log-lost = Le journal { $path } est endommagé, et toutes les tables s’y trouvaient. Il a été copié à côté et rien n’a été changé : rétablissez une sauvegarde, ou déplacez la base et son journal pour repartir de zéro.
store-exists = Le fichier { $path } existe déjà. Rien n’a été copié : choisissez un dossier vide.
store-missing = Il n’y a pas de base de données { $path }. Indiquez avec --data où le serveur garde ses données.
store-other = La base de données est inutilisable : { $error }

no-run = Il n’y a pas d’essai à cette adresse. Il a peut-être été supprimé.
lab-rulebook = livret
table-elsewhere = Cette table se joue sur un autre serveur, avec une autre version des règles. Réessayez dans un instant.
lab-hopeless = Une partie du travail (bras { $arm }, lot { $chunk }) a été commencée cinq fois sans jamais aboutir. On peut relancer l’essai.
lab-differs = Les serveurs { $one } et { $other } ont joué le même lot (bras { $arm }, lot { $chunk }) et n’arrivent pas aux mêmes parties : l’une des deux machines calcule faux. Rien n’en a été gardé.
lab-broke = Une partie n’a pas pu être jouée jusqu’au bout. C’est une erreur du programme ; on peut relancer l’essai.
lab-too-many-waiting = Vous avez déjà { $most } essais en attente ou en cours. Arrêtez-en un, ou attendez qu’un se termine.
lab-too-many-kept = Vous gardez déjà { $most } essais. Supprimez-en un dont vous n’avez plus besoin.
lab-too-many-waiting-here = Depuis votre adresse, { $most } essais sont déjà en attente ou en cours. Arrêtez-en un, ou attendez qu’un se termine.
lab-too-many-kept-here = Depuis votre adresse, { $most } essais sont déjà gardés. Il faut d’abord en supprimer un.
lab-queue-full = La file est pleine : { $most } essais attendent. Revenez plus tard.
lab-shelf-full = Le laboratoire n’a plus de place sur son disque. Il faut d’abord supprimer des essais.
lab-too-long = Un essai joue au plus { $most } parties, toutes variantes comprises.
lab-not-now = Ce n’est pas possible pour cet essai en ce moment. Regardez de nouveau.
lab-not-yours = Seule la personne qui a lancé cet essai peut l’arrêter, le reprendre ou le supprimer.
refused-name-long = Un nom a au plus { $most } caractères.
workshop-printed = imprimé
workshop-edition = l’édition
