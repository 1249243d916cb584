//! The words of NATS's own protocol: lines of text, and bodies whose length the line before says.

/// The longest line that is read; the first one, which describes the server, is the longest there is.
const LINE: usize = 64 * 1024;

/// What the server said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Said {
    Message(Message),
    /// A message longer than any that this program writes: this many bytes follow and are skipped.
    TooLong {
        sid: u64,
        rest: usize,
    },
    Ping,
    Pong,
    /// The server describes itself.
    Info(String),
    Refused(String),
    Nothing,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Message {
    pub(super) sid: u64,
    pub(super) subject: String,
    /// Where an answer is awaited.
    pub(super) reply: Option<String>,
    pub(super) body: Vec<u8>,
    /// The request has no subscriber.
    pub(super) is_nobody: bool,
}

/// What no server of NATS says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Nonsense;

/// The first thing that was said, and how many bytes it takes; nothing while it is not all there. Bodies beyond `most` are not waited for.
pub(super) fn read(bytes: &[u8], most: usize) -> Result<Option<(Said, usize)>, Nonsense> {
    let Some(end) = bytes.iter().take(LINE).position(|byte| *byte == b'\n') else {
        return if bytes.len() >= LINE { Err(Nonsense) } else { Ok(None) };
    };
    let line = std::str::from_utf8(&bytes[..end]).map_err(|_| Nonsense)?.trim_end_matches('\r');
    let (verb, rest) = line.split_once([' ', '\t']).unwrap_or((line, ""));
    let (said, body) = match verb.to_ascii_uppercase().as_str() {
        "MSG" => return message(rest, false, bytes, end + 1, most),
        "HMSG" => return message(rest, true, bytes, end + 1, most),
        "PING" => (Said::Ping, 0),
        "PONG" => (Said::Pong, 0),
        "INFO" => (Said::Info(rest.to_owned()), 0),
        "-ERR" => (Said::Refused(rest.trim().trim_matches('\'').to_owned()), 0),
        "+OK" => (Said::Nothing, 0),
        _ => return Err(Nonsense),
    };
    Ok(Some((said, end + 1 + body)))
}

/// `SUBJECT SID [REPLY] [HEADERS] LENGTH`, where the length of the headers counts in the last.
fn message(
    line: &str,
    has_headers: bool,
    bytes: &[u8],
    start: usize,
    most: usize,
) -> Result<Option<(Said, usize)>, Nonsense> {
    let words: Vec<&str> = line.split_ascii_whitespace().collect();
    let numbers = 1 + usize::from(has_headers);
    let (reply, sizes) = match words.len().checked_sub(2 + numbers) {
        Some(0) => (None, &words[2..]),
        Some(1) => (Some(words[2].to_owned()), &words[3..]),
        _ => return Err(Nonsense),
    };
    let number = |word: &str| word.parse::<usize>().map_err(|_| Nonsense);
    let sid = words[1].parse().map_err(|_| Nonsense)?;
    let (head, length) = if has_headers { (number(sizes[0])?, number(sizes[1])?) } else { (0, number(sizes[0])?) };
    if head > length {
        return Err(Nonsense);
    }
    if length > most {
        return Ok(Some((Said::TooLong { sid, rest: length.saturating_add(2) }, start)));
    }
    let Some(all) = bytes.get(start..start + length + 2) else { return Ok(None) };
    if !all.ends_with(b"\r\n") {
        return Err(Nonsense);
    }
    let is_nobody = all[..head].starts_with(b"NATS/1.0 503");
    let message = Message { sid, subject: words[0].to_owned(), reply, body: all[head..length].to_vec(), is_nobody };
    Ok(Some((Said::Message(message), start + length + 2)))
}

/// Writes the subscription to the subject; of a group one member receives each message.
pub(super) fn subscribe(out: &mut Vec<u8>, subject: &str, group: Option<&str>, sid: u64) {
    let group = group.map(|group| format!("{group} ")).unwrap_or_default();
    out.extend_from_slice(format!("SUB {subject} {group}{sid}\r\n").as_bytes());
}

pub(super) fn unsubscribe(out: &mut Vec<u8>, sid: u64) {
    out.extend_from_slice(format!("UNSUB {sid}\r\n").as_bytes());
}

pub(super) fn publish(out: &mut Vec<u8>, subject: &str, reply: Option<&str>, body: &[u8]) {
    let reply = reply.map(|reply| format!("{reply} ")).unwrap_or_default();
    out.extend_from_slice(format!("PUB {subject} {reply}{}\r\n", body.len()).as_bytes());
    out.extend_from_slice(body);
    out.extend_from_slice(b"\r\n");
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOST: usize = 20;

    fn all(mut bytes: &[u8]) -> Result<Vec<Said>, Nonsense> {
        let mut said = Vec::new();
        while let Some((one, used)) = read(bytes, MOST)? {
            bytes = &bytes[used..];
            said.push(one);
        }
        Ok(said)
    }

    fn message(subject: &str, sid: u64, reply: Option<&str>, body: &[u8]) -> Said {
        let (subject, reply) = (subject.to_owned(), reply.map(str::to_owned));
        Said::Message(Message { sid, subject, reply, body: body.to_vec(), is_nobody: false })
    }

    #[test]
    fn what_a_server_says_is_read_wherever_it_is_cut() {
        let text = b"INFO {\"a\":1}\r\nPING\r\nPONG\r\n+OK\r\n-ERR 'Unknown'\r\nMSG a.b 9 3\r\nx\r\n\r\nMSG a 10 r.1 0\r\n\r\n\
                     HMSG q 2 16 18\r\nNATS/1.0 503\r\n\r\nhi\r\n";
        let nobody = Message { sid: 2, subject: "q".into(), reply: None, body: b"hi".to_vec(), is_nobody: true };
        let expected = [
            Said::Info("{\"a\":1}".into()),
            Said::Ping,
            Said::Pong,
            Said::Nothing,
            Said::Refused("Unknown".into()),
            message("a.b", 9, None, b"x\r\n"),
            message("a", 10, Some("r.1"), b""),
            Said::Message(nobody),
        ];
        assert_eq!(all(text).unwrap(), expected);
        for cut in 0..text.len() {
            let before = all(&text[..cut]).unwrap();
            assert!(expected.starts_with(&before), "cut at {cut}");
        }
    }

    #[test]
    fn a_long_body_is_passed_over_and_never_waited_for() {
        let said = all(b"MSG a 7 1048576\r\n").unwrap();
        assert_eq!(said, [Said::TooLong { sid: 7, rest: 1_048_578 }]);
        let most = format!("MSG a 7 {}\r\n", usize::MAX);
        assert_eq!(all(most.as_bytes()).unwrap(), [Said::TooLong { sid: 7, rest: usize::MAX }]);
    }

    #[test]
    fn nonsense_ends_the_conversation() {
        for bad in [
            "HTTP/1.1 200 OK\r\n",
            "MSG a\r\n",
            "MSG a x 1\r\n",
            "MSG a 1 -1\r\n",
            "MSG a 1 99999999999999999999999999\r\n",
            "MSG a 1 r s 2\r\nxx\r\n",
            "MSG a 1 2\r\nxxyy",
            "HMSG a 1 5 2\r\nxx\r\n",
            "HMSG a 1 5\r\n",
            "\r\n",
            "\n",
        ] {
            assert_eq!(all(bad.as_bytes()), Err(Nonsense), "{bad:?}");
        }
        assert_eq!(all(b"\xff\xfe\r\n"), Err(Nonsense));
        assert_eq!(all(&vec![b'x'; LINE]), Err(Nonsense), "a line without an end");
        assert_eq!(all(&vec![b'x'; LINE - 1]), Ok(Vec::new()), "it may still end");
    }
}
